/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace.ts'
import { requireAreaName } from './areaName.ts'
import { requirePageName } from './pageName.ts'
import type { Files } from './requireFree.ts'
import { requireSectionName } from './sectionName.ts'

const repository: Files = {
  root,
  exists: (file: string) => existsSync(join(root, file)),
  read: (file: string) => readFileSync(join(root, file), 'utf8'),
  children: (folder: string) => readdirSync(join(root, folder)),
}

describe('the name of a new area', () => {
  it.each([
    ['portal', 'There is an area portal already.'],
    ['shell', 'There is an area shell already.'],
    ['Training', '"Training" must be one word of 2 to 20 lowercase letters, for example: npm run new:area training'],
    ['case-studies', '"case-studies" must be one word'],
    ['../portal', '"../portal" must be one word'],
    ['t', '"t" must be one word'],
    ['', '"" must be one word'],
    ['class', '"class" means something in JavaScript or in browsers'],
    ['history', '"history" means something in JavaScript or in browsers'],
    ['supabase', 'supabase exists already. Choose another name.'],
    ['projects', 'supabase/src/projects exists already.'],
    ['rooms', 'e2e/journeys/rooms exists already.'],
    ['database', '.github/workflows/database.yml exists already.'],
    ['dashboard', 'supabase/src/dashboard exists already.'],
    ['project', 'The path /project is taken: see portal/src/area.ts. Choose another name.'],
    ['admin', 'The path /admin is taken: see '],
    ['rest', 'The path /rest is taken: see shell/server/'],
    ['social', 'The path /social is taken: see marketing/'],
    ['proj', 'e2e/requirements/portal.md has requirements called PROJ-1 and so on. Choose another name.'],
  ])('is not %j [REL-104]', (name, sentence) => {
    expect(() => requireAreaName(repository, name)).toThrow(sentence)
  })

  it('may be a word that means nothing yet [REL-104]', () => {
    expect(() => requireAreaName(repository, 'training')).not.toThrow()
  })
})

describe('the name of a new page', () => {
  it.each([
    ['pricing', 'The path /pricing is taken: see '],
    ['login', 'The path /login is taken: see shell/'],
    ['Security', '"Security" must be words of lowercase letters with hyphens between them'],
    ['a--b', '"a--b" must be words'],
    ['blog/more', '"blog/more" must be words'],
    ['x'.repeat(41), 'at most 40 characters, for example: npm run new:page case-studies'],
    ['layout', 'marketing/src/layout exists already. Choose another name.'],
  ])('is not %j [REL-104]', (name, sentence) => {
    expect(() => requirePageName(repository, name)).toThrow(sentence)
  })

  it('may have several words [REL-104]', () => {
    expect(() => requirePageName(repository, 'case-studies')).not.toThrow()
  })
})

describe('the name of a new section', () => {
  it.each([
    ['faqs', 'There is a section faqs already.'],
    ['categories', '"categories" must be a plural with "s" in kebab-case'],
    ['DeliveryNotes', '"DeliveryNotes" must be a plural'],
    ['instalments', 'supabase/src/instalments exists already. Choose another name.'],
  ])('is not %j [REL-104]', (name, sentence) => {
    expect(() => requireSectionName(repository, name)).toThrow(sentence)
  })
})
