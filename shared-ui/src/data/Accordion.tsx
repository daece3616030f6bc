import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'

const Root = styled.details`
  border-bottom: 1px solid var(--line);

  &:first-of-type {
    border-top: 1px solid var(--line);
  }

  > summary {
    text-wrap: balance;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-height: 56px;
    /* Keeps the focus ring off the text, which stays aligned with the lines. */
    margin: 0 -8px;
    padding: var(--space-4) 8px;
    font-family: var(--font-heading);
    font-size: var(--text-18);
    font-weight: 700;
    line-height: 1.35;
    cursor: pointer;
    list-style: none;
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  > summary:hover {
    color: var(--accent);
  }

  /* A plus that turns into a minus when the item opens. */
  > summary::after {
    content: '';
    flex: none;
    width: 16px;
    height: 16px;
    background:
      linear-gradient(var(--accent) 0 0) center / 100% 2px no-repeat,
      linear-gradient(var(--accent) 0 0) center / 2px 100% no-repeat;
    transition: background-size 150ms;
  }

  &[open] > summary::after {
    background-size:
      100% 2px,
      2px 0;
  }

  > div {
    max-width: var(--measure);
    padding: var(--space-1) 0 var(--space-5);
    color: var(--ink-soft);
  }
`

/** Props of `AccordionItem`: opening an item closes the others of its `group`. */
export type AccordionItemProps = Omit<ComponentProps<'details'>, 'title' | 'name'> & {
  group: string
  title: ReactNode
}

/**
 * A disclosure, such as a question and its answer. The browser keeps one item of a group open at a time, without a
 * script [HOME-11].
 */
export function AccordionItem({ group, title, children, ...rest }: AccordionItemProps) {
  return (
    <Root name={group} {...rest}>
      <summary>{title}</summary>
      <div>{children}</div>
    </Root>
  )
}
