import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { controlStyles } from './controlStyles.ts'
import { useFieldControlProps } from '../forms/fieldContext.ts'

/* Two gradients draw the arrow: an image in the style sheet could not follow the color scheme. */
const Root = styled.select`
  ${controlStyles}
  appearance: none;
  padding-right: var(--space-7);
  background-image:
    linear-gradient(45deg, transparent 50%, var(--ink-soft) 50%),
    linear-gradient(-45deg, transparent 50%, var(--ink-soft) 50%);
  background-position:
    right 20px center,
    right 14px center;
  background-size: 6px 6px;
  background-repeat: no-repeat;
  text-overflow: ellipsis;
  cursor: pointer;
`

/** The native select. Inside a `Field` it is labeled and described by it. */
export function Select(props: ComponentProps<'select'>) {
  return <Root {...props} {...useFieldControlProps(props)} />
}
