import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileRelease } from '../../../.config/build/release.ts'
import { root } from '../../../.config/workspace.ts'

const page = `import { PageHead } from '@fortnight/shared-ui/page/PageHead'
import { PageHeader } from '../layout/PageHeader.tsx'

export default function SecurityPage() {
  return (
    <>
      <PageHead title="Security" description="How we keep your data safe." canonicalPath="/security" />
      <PageHeader name="Security" title="Security" lead="How we keep your data safe." />
    </>
  )
}
`

/** What an engineer of marketing changes for a page: a folder, its route, its path and its link. */
const changes: Record<string, [before: string, added: string][]> = {
  'src/App.tsx': [
    ['const UseCasesPage', "const SecurityPage = lazyPage(() => import('./security/SecurityPage.tsx'))\n"],
    ['<Route path="/newsletter" ', '<Route path="/security" element={<SecurityPage />} />\n'],
  ],
  'src/area.ts': [
    ["'/newsletter': 'public'", "'/security': 'public',\n"],
    [
      "{ to: '/#contact', label: 'Talk",
      "{ to: '/security', label: 'Security', header: { visitor: 55 }, footer: 35 },\n",
    ],
  ],
}

/** Builds marketing with one more page, /security, from a copy of its sources. Returns the folder of the build. */
export async function buildMarketingWithPage() {
  const folder = mkdtempSync(join(tmpdir(), 'fortnight-page-'))
  cpSync(join(root, 'marketing/src'), join(folder, 'src'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, 'src/security'))
  writeFileSync(join(folder, 'src/security/SecurityPage.tsx'), page)
  for (const [file, insertions] of Object.entries(changes)) {
    const text = insertions.reduce(
      (text, [before, added]) => {
        if (!text.includes(before)) throw new Error(`${file} contains no ${before}. Adapt newPage.ts to the file.`)
        return text.replace(before, () => added + before)
      },
      readFileSync(join(folder, file), 'utf8'),
    )
    writeFileSync(join(folder, file), text)
  }
  const dist = join(folder, 'dist')
  await compileRelease('marketing', 'production', { source: folder, dist })
  return { dist, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
