import { css } from 'styled-components'

const knob = (height: number, color: string) =>
  `radial-gradient(circle at ${height / 2 - 1}px 50%, ${color} ${height / 2 - 4}px, transparent ${height / 2 - 3.5}px)`

/** The track of a switch that is off, with its knob. Gray would look disabled. */
export const switchTrack = (height = 24) => css`
  flex: none;
  width: ${2 * height - 4}px;
  height: ${height}px;
  border: 1px solid var(--ink);
  border-radius: ${height / 2}px;
  background:
    ${knob(height, 'var(--ink)')} no-repeat,
    var(--surface);
  transition: background-position 150ms;

  /* Forced colors remove background images, which draw the knob. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`

/** What differs when the switch is on. It is green: the accent is for what a page asks of its reader. */
export const checkedSwitchTrack = (height = 24) => css`
  border-color: var(--positive);
  background:
    ${knob(height, 'var(--surface)')} ${height - 4}px 0 no-repeat,
    var(--positive);
`
