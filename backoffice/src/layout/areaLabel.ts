const labels: Record<string, string> = {
  shell: 'Shell',
  marketing: 'Marketing',
  portal: 'Portal',
  backoffice: 'Back office',
}

/** The name of an area as text; a new area has none yet. */
export const areaLabel = (area: string) => labels[area] ?? area
