import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { controlStyles } from './controlStyles.ts'
import { useFieldControlProps } from '../forms/fieldContext.ts'

/*
 * A gradient draws the arrow: an image in the style sheet could not follow the color scheme. At 90°, the edges would run
 * through the centers of pixels, and rounding would decide about them.
 */
const Root = styled.select`
  ${controlStyles}
  appearance: none;
  padding-right: var(--space-7);
  background: conic-gradient(from -46deg at 50% 100%, var(--ink-soft) 92deg, transparent 0) right 14px center / 12px 6px
    no-repeat var(--surface);
  text-overflow: ellipsis;
  cursor: pointer;
`

/** The native select. Inside a `Field` it is labeled and described by it. */
export function Select(props: ComponentProps<'select'>) {
  return <Root {...props} {...useFieldControlProps(props)} />
}
