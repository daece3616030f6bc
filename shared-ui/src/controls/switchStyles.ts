import { css } from 'styled-components'

/** The track of a switch that is off, with its knob. Gray would look disabled. */
export const switchTrack = css`
  flex: none;
  width: 44px;
  height: 24px;
  border: 1px solid var(--ink);
  border-radius: 12px;
  background:
    radial-gradient(circle at 11px 50%, var(--ink) 8px, transparent 8.5px) no-repeat,
    var(--surface);
  transition: background-position 150ms;

  /* Forced colors remove background images, which draw the knob. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`

/** What differs when the switch is on. It is the color of text: the accent is for what a page asks of its reader. */
export const checkedSwitchTrack = css`
  border-color: var(--ink);
  background:
    radial-gradient(circle at 11px 50%, var(--surface) 8px, transparent 8.5px) 20px 0 no-repeat,
    var(--ink);
`
