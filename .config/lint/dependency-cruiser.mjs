import { createRequire } from 'node:module'
import { relative, resolve } from 'node:path'
import { sharedModules } from '../../shell/server/remotes/sharedModules.ts'
import { areas, remotes } from '../workspace.ts'

const root = resolve(import.meta.dirname, '../..')
const require = createRequire(import.meta.url)
const sharedFiles = sharedModules.map((name) => relative(root, require.resolve(name)))
const apps = `^(${areas.join('|')})/`
const router = '(^|node_modules/)react-router(-dom)?(/|$)'

/** The imports that are forbidden. A violation prints its rule's comment after "<file> imports <file>:". */
export default {
  forbidden: [
    {
      name: 'apps-stand-alone',
      comment: 'an app never imports another app; they talk through the URL and the query cache.',
      from: { path: apps },
      to: { path: apps, pathNot: '^$1/' },
    },
    {
      name: 'apps-import-no-tooling',
      comment: 'an app imports its own folder, shared-ui and supabase/src, never tooling or tests.',
      from: { path: apps },
      to: { path: '^(\\.config|e2e|supabase/(?!src/))' },
    },
    {
      name: 'features-stand-alone',
      comment:
        "a feature imports its own folder, its app's area.ts and layout/ (in backoffice also list/, form/, history/, image/), shared-ui and supabase.",
      from: { path: `^(${remotes.join('|')})/src/([^/]+)/` },
      to: {
        path: '^$1/src/',
        pathNot: ['^$1/src/$2/', '^$1/src/area\\.ts$', '^$1/src/(layout|list|form|history|image)/'],
      },
    },
    {
      name: 'shared-ui-stands-alone',
      comment: 'shared-ui knows neither data nor apps; pass it what it shows as props.',
      from: { path: '^shared-ui/' },
      to: { path: [apps, '^(supabase|e2e|\\.config)/'] },
    },
    {
      name: 'supabase-stands-alone',
      comment: 'supabase knows no screens: it imports neither apps nor shared-ui.',
      from: { path: '^supabase/' },
      to: { path: [apps, '^(shared-ui|e2e)/'] },
    },
    {
      name: 'supabase-has-no-components',
      comment: 'supabase holds queries and stores, so it imports no React and no components.',
      from: { path: '^supabase/src/' },
      to: { path: '\\.tsx$|(^|node_modules/)(react|react-dom|styled-components|@radix-ui|lucide-react)(/|$)' },
    },
    {
      name: 'data-comes-from-query-modules',
      comment: 'only supabase (and the e2e tests) may import @supabase/*; a screen imports a query module.',
      from: { pathNot: '^(supabase|e2e)/' },
      to: { path: '(^|node_modules/)@supabase/' },
    },
    {
      name: 'one-router',
      comment: "import '@fortnight/shared-ui/router' instead; the page must hold one copy of the router.",
      from: { pathNot: '^(shared-ui/src/router\\.ts$|shell/server/)' },
      to: { path: router },
    },
    {
      name: 'one-analytics',
      comment: 'only shell/src/analytics.ts may import posthog-js; send events through its function.',
      from: { pathNot: '^shell/src/analytics\\.ts$' },
      to: { path: '(^|node_modules/)posthog-js(/|$)' },
    },
    {
      name: 'federation-stays-hidden',
      comment:
        'only shell/src/remotes.ts, the host of the contract tests and .config may import @module-federation; everything else is plain React.',
      from: { pathNot: '^(shell/src/remotes\\.ts$|e2e/contract/host/|\\.config/)' },
      to: { path: '(^|node_modules/)@module-federation/' },
    },
    {
      name: 'storybook-stays-outside',
      comment: 'stories and Storybook are for development; no product file imports them.',
      from: { pathNot: ['^shared-ui/[.]storybook/', '[.]stories[.]tsx$'] },
      to: { path: ['[.]stories[.]tsx$', '^shared-ui/[.]storybook/', '(^|node_modules/)(@?storybook|vite)(/|$)'] },
    },
    {
      name: 'packages-by-name',
      comment: "import it by its package name ('@fortnight/…'): federation shares and bundles by that name.",
      from: { path: `^(${areas.join('|')}|e2e)/` },
      to: { path: '^(shared-ui|supabase)/', dependencyTypes: ['local'] },
    },
    {
      name: 'singletons-by-name',
      comment: "import it by its package name ('@fortnight/…') even here, or the page gets a second copy of it.",
      from: { path: '^(shared-ui|supabase)/src/' },
      to: {
        path: `^(${sharedFiles.join('|').replaceAll('.', '\\.')})$`,
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'no-cycles',
      comment: 'these imports form a cycle.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      comment: 'this import cannot be resolved, so it cannot be checked.',
      from: {},
      // These two are types only, from @types.
      to: { couldNotResolve: true, pathNot: '^(hast|mdast)$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Anchored, because packages have a dist/ too, and excluding those would hide their imports.
    exclude: { path: '^[^/]+/(dist|[.]dev|[.]live|test-results|playwright-report)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
}
