import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { controlLook } from './controlStyles.ts'
import { useFieldWiring } from '../forms/fieldContext.ts'

const Root = styled.input`
  ${controlLook}
`

/** A one-line text control; inside a `Field` it is labelled and described by it. */
export function Input(props: ComponentProps<'input'>) {
  return <Root {...props} {...useFieldWiring(props)} />
}
