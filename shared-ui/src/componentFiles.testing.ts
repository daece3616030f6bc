import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { Ref } from 'react'

const fileNames = () => readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).map((path) => basename(path))

/** The names of all components of the design system, which are those of their files. */
export const componentNames = () =>
  fileNames()
    .filter((name) => /^[A-Z]\w+\.tsx$/.test(name))
    .map((name) => name.slice(0, -'.tsx'.length))

export const hasStories = (component: string) => fileNames().includes(`${component}.stories.tsx`)

/** Props that every component accepts; `Ref<never>` fits any root element. */
export type CommonProps = { ref: Ref<never>; className: string; 'data-testid': string }
