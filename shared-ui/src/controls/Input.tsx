import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { controlStyles } from './controlStyles.ts'
import { useFieldControlProps } from '../forms/fieldContext.ts'

const Root = styled.input`
  ${controlStyles}
`

/** A one-line text control. Inside a `Field` it is labeled and described by it. */
export function Input(props: ComponentProps<'input'>) {
  return <Root {...props} {...useFieldControlProps(props)} />
}
