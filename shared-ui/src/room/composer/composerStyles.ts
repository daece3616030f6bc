import { css, styled } from 'styled-components'
import { visuallyHidden } from '../../page/VisuallyHidden.tsx'

/** The form, whose width decides whether its buttons have labels. */
export const Root = styled.form`
  display: grid;
  gap: var(--space-2);
  container: composer / inline-size;

  &[data-dropping] {
    outline: 2px dashed var(--accent);
    outline-offset: 6px;
  }
`
/** Buttons without their labels, the first with its icon, not its touch target, at the edge of the text above. */
const iconsAlone = css`
  --inset: 13px;

  column-gap: 0;

  > :not([type='submit']):has(> [data-part='label']) {
    width: 44px;
    padding: 0;
  }

  [data-part='label'] {
    ${visuallyHidden}
  }
`
/** The buttons below the text: each label is a `[data-part='label']` beside its icon. */
export const Foot = styled.div`
  --inset: var(--space-4);

  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  margin-inline-start: calc(-1 * var(--inset));

  > [type='submit'] {
    margin-inline-start: auto;
  }

  /* Where the labels of several buttons have no room on the line of "Send"; with tools, that is sooner. */
  &:has(> input ~ button > [data-part='label']) {
    @container composer (max-width: 20rem) {
      ${iconsAlone}
    }
  }

  &[data-tools] {
    @container composer (max-width: 30rem) {
      ${iconsAlone}
    }
  }
`
/** What can be sent, below the buttons; between them where there is room. */
export const Hint = styled.p`
  flex: 1 1 100%;
  order: 1;
  margin-inline-start: var(--inset);
  color: var(--ink-soft);
  font-size: var(--text-14);
  line-height: 1.4;

  @container composer (min-width: 40rem) {
    ${Foot}:not([data-tools]) > & {
      flex: 1;
      order: 0;
      margin: 0;
    }
  }

  &[data-over] {
    color: var(--danger);
    font-weight: 600;
  }

  /* Keys are for keyboards, which most touch screens lack. */
  @media not ((hover: hover) and (pointer: fine)), (max-width: 40rem) {
    > span {
      display: none;
    }
  }
`
