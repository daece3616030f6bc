import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { controlLook } from './controlStyles.ts'
import { useFieldWiring } from '../forms/fieldContext.ts'

/* The arrow is drawn from two gradients: a picture in the style sheet could not follow the colour scheme. */
const Root = styled.select`
  ${controlLook}
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

/** The browser's own select; inside a `Field` it is labelled and described by it. */
export function Select(props: ComponentProps<'select'>) {
  return <Root {...props} {...useFieldWiring(props)} />
}
