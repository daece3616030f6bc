import { styled } from 'styled-components'

/** The color of a pale bar behind a solid one, and of its swatch. */
export const paleBar = 'color-mix(in srgb, var(--accent) 35%, var(--surface))'

/**
 * A thin bar on a track, as long as `--value`, before a paler one as long as `--behind`, with a line at `--mark` and those
 * of a scale at each `--tick`. It repeats numbers, so it is for cells that screen readers skip.
 */
export const Track = styled.span`
  position: relative;
  display: block;
  height: 6px;
  border-radius: 2px;
  background:
    linear-gradient(var(--bar, var(--accent)) 0 0) 0 0 / var(--value, 0%) 100% no-repeat,
    linear-gradient(${paleBar} 0 0) 0 0 / var(--behind, 0%) 100% no-repeat,
    color-mix(in srgb, var(--ink) 6%, var(--surface));
  print-color-adjust: exact;

  &[data-pale] {
    --bar: color-mix(in srgb, var(--accent) 55%, var(--surface));
  }

  /* The lines of a scale cross the gaps between the rows. */
  @container rows (min-width: 32.01rem) {
    &[data-ticked]::before {
      position: absolute;
      z-index: -1;
      inset: -14px 0;
      background: repeating-linear-gradient(to right, var(--line) 0 1px, transparent 1px var(--tick));
      content: '';
    }
  }

  &[data-marked]::after {
    position: absolute;
    inset: -4px auto -4px calc(var(--mark) - 1px);
    width: 2px;
    background: var(--ink);
    print-color-adjust: exact;
    content: '';
  }
`
