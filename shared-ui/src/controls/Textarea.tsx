import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { controlStyles } from './controlStyles.ts'
import { useFieldControlProps } from '../forms/fieldContext.ts'

const Root = styled.textarea`
  ${controlStyles}
  resize: vertical;
`

/** A multi-line text control. Inside a `Field` it is labeled and described by it. */
export function Textarea({ rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <Root rows={rows} {...rest} {...useFieldControlProps(rest)} />
}
