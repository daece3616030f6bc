import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { controlLook } from './controlStyles.ts'
import { useFieldWiring } from '../forms/fieldContext.ts'

const Root = styled.textarea`
  ${controlLook}
  resize: vertical;
`

/** A text control of several lines; inside a `Field` it is labelled and described by it. */
export function Textarea({ rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <Root rows={rows} {...rest} {...useFieldWiring(rest)} />
}
