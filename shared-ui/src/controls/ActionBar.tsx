import { styled } from 'styled-components'

/**
 * The buttons that end a form or a dialog, the main one last. On phones they fill their lines. In a dialog they stay in reach
 * while its content scrolls; its form must not be a grid, which would keep them in their row.
 */
export const ActionBar = styled.div.attrs<{ 'data-part'?: string }>({ 'data-part': 'actions' })`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-3);
  margin-top: var(--space-2);

  [role='dialog'] & {
    position: sticky;
    z-index: 2;
    bottom: 0;
    margin-inline: calc(-1 * var(--dialog-padding));
    padding: var(--space-3) var(--dialog-padding);
    border-top: 1px solid var(--line);
    background: var(--surface);
  }

  @media (max-width: 30rem) {
    > * {
      flex: 1 1 auto;
    }
  }

  /* Where little is visible, such as at a zoom of 400 %, the content needs the space. */
  @media (max-height: 20rem) {
    [role='dialog'] & {
      position: static;
    }
  }
`
