import {
  type AreaLibraries,
  compareLibraries,
  type DriftState,
  type LibraryDrift,
} from '../../shell/server/releases/driftReport.ts'

const notes: Record<DriftState, string> = {
  same: '',
  unknown: 'unknown',
  drift: 'warning: another version than the one in use',
  duplicate: 'warning: a second copy',
  incompatible: 'ERROR: a second React, or another major version than the one in use',
}

/** The drift report as text, one line for each library and each area that differs, and whether it is an error. */
export function describeDrift(builds: AreaLibraries[]) {
  const report = compareLibraries(builds)
  return {
    lines: report.flatMap(describeLibrary),
    hasFailed: report.some(({ state }) => state === 'incompatible'),
  }
}

function describeLibrary({ name, used, areas, state }: LibraryDrift) {
  const summary = `${name}: ${used ?? 'unknown version'} in use, ${state === 'same' ? 'the same in every build' : state}`
  const differing = areas.filter((area) => area.state !== 'same')
  return [
    summary,
    ...differing.map((area) => `  ${area.area}: ${area.versions.join(' and ') || 'no version'}, ${notes[area.state]}`),
  ]
}
