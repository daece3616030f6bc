import { keyframes, styled } from 'styled-components'
import { Button } from '../../controls/Button.tsx'
import { Card } from '../../data/Card.tsx'

export const Root = styled.div`
  position: relative;
  container-type: inline-size;
`

const appear = keyframes`
  to {
    opacity: 1;
  }
`

/* As high as the window allows with what is around it, the form below included; a short conversation takes only its own
   height. Earlier lines fade out at the top, instead of being cut in half. Where browsers can tell that there are some, the
   fade is so high that no name is seen alone at the top. */
export const Scroller = styled(Card)`
  max-height: max(20rem, calc(100dvh - var(--around, 22rem)));
  overflow: hidden auto;
  overscroll-behavior: contain;
  padding-block: 0;
  padding-inline-end: 0;
  scrollbar-width: thin;

  &::before {
    position: sticky;
    top: 0;
    z-index: 1;
    display: block;
    height: 24px;
    margin-bottom: -24px;
    background: linear-gradient(var(--surface), transparent);
    content: '';
    pointer-events: none;
  }

  @supports (animation-timeline: scroll()) {
    &::before {
      height: 80px;
      margin-bottom: -80px;
      background: linear-gradient(var(--surface) 8px, transparent);
      opacity: 0;
      animation: ${appear} linear both;
      animation-timeline: scroll();
      animation-range: 0 80px;
    }
  }
`

/* The space at its sides is equal, because a scroll bar takes its place from that at the right. */
export const Lines = styled.ol`
  width: calc(100cqi - 2 * var(--card-padding) - var(--frame, 2px));
  padding-block: var(--space-3) var(--space-4);
  padding-inline: 0;
  list-style: none;

  > li + li > article {
    border-top: 1px solid color-mix(in srgb, var(--line) 60%, var(--surface));
  }

  > [data-line='day'] + li > article,
  > [data-line='new'] + li > article,
  > li > article[data-continued] {
    border-top: 0;
  }

  > [data-highlighted] > article {
    background: var(--accent-soft);
    box-shadow: 0 0 0 var(--space-2) var(--accent-soft);
  }

  /* Only what is near is rendered. Without anchoring of the scroll position by the browser, the text would jump then. */
  @supports (overflow-anchor: auto) {
    > [data-line='message'] {
      content-visibility: auto;
      contain-intrinsic-size: auto 5.5rem;
    }
  }
`

export const DayLine = styled.h3`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  padding-block: var(--space-4) var(--space-1);
  color: var(--ink-soft);
  font-size: var(--text-14);
  letter-spacing: 0;

  &::after {
    flex: 1;
    height: 1px;
    background: var(--line-strong);
    content: '';
  }
`

export const NewLine = styled.p`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  padding-block: var(--space-2);
  color: var(--accent);
  font-size: var(--text-14);
  font-weight: 600;

  &::before,
  &::after {
    flex: 1;
    height: 2px;
    background: var(--accent);
    content: '';
  }

  &::before {
    flex: 0 0 var(--space-5);
  }
`

export const EdgeLine = styled.li`
  padding-block: var(--space-3);
  color: var(--ink-soft);
  font-size: var(--text-14);
  text-align: center;
`

export const JumpButton = styled(Button)`
  position: absolute;
  bottom: var(--space-3);
  left: 50%;
  box-shadow: 0 4px 16px rgb(20 16 12 / 18%);
  transform: translateX(-50%);

  &[data-size] {
    min-height: 44px;
  }
`
