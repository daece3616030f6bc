import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { controlStyles } from './controlStyles.ts'
import { useFieldControlProps } from '../forms/fieldContext.ts'

const Root = styled.textarea`
  ${controlStyles}
  resize: vertical;

  /* Grows with its text; the attribute for rows has no effect then. */
  @supports (field-sizing: content) {
    min-height: calc(var(--rows) * 1.5em + 2 * var(--space-2) + 2px);
    max-height: 30rem;
    field-sizing: content;
  }
`

/**
 * A multi-line text control, at least as high as its rows (4 when left out). Inside a `Field` it is labeled and described by
 * it.
 */
export function Textarea({ rows = 4, style, ...rest }: ComponentProps<'textarea'>) {
  return <Root rows={rows} style={{ ...style, '--rows': rows }} {...rest} {...useFieldControlProps(rest)} />
}
