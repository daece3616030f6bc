import { resolve } from 'node:path'
import eslint from '@eslint/js'
import jest from 'eslint-plugin-jest'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import playwright from 'eslint-plugin-playwright'
import reactHooks from 'eslint-plugin-react-hooks'
import testingLibrary from 'eslint-plugin-testing-library'
import globals from 'globals'
import tseslint from 'typescript-eslint'

const root = resolve(import.meta.dirname, '../..')

const appSource = [
  '{shell,marketing,portal,backoffice,shared-ui,supabase}/src/**/*.{ts,tsx}',
  'shared-ui/.storybook/*.{ts,tsx}',
]
const jestTests = ['**/*.test.{ts,tsx}']
const tests = [...jestTests, '**/*.spec.ts', 'supabase/tests/**/*.ts', 'e2e/**/*.ts']

const routerFacade = {
  regex: '^react-router(-dom)?(/|$)',
  message:
    "Import from '@fortnight/shared-ui/router': it is the one copy of the router that all areas share in the page.",
}
const queryFacade = {
  regex: '^@tanstack/react-query(/|$)',
  message: "Import from '@fortnight/shared-ui/query': it is the one copy that all areas share in the page.",
}
const styledFacade = {
  regex: '^styled-components$',
  // The last one is the server's.
  allowImportNames: ['createGlobalStyle', 'css', 'keyframes', 'styled', 'ServerStyleSheet'],
  message: 'The browser gets few names of it: see .config/build/styledComponents.mjs.',
}
// What describes a query is a few bytes and has no context: the data layer needs no copy of the rest.
const queryDescriptions = {
  ...queryFacade,
  allowImportNames: ['MutationOptions', 'QueryClient', 'mutationOptions', 'queryOptions'],
}
const serverRouter = { ...routerFacade, allowImportNames: ['StaticRouter'] }
const supabasePackages = {
  regex: '^@supabase/',
  message: "Import a query module of '@fortnight/supabase': only it knows how data is fetched.",
}
const sharedOnceByName = {
  regex: '^\\.{1,2}/(core/)?(client|session)(\\.ts)?$',
  message: "Import '@fortnight/supabase/client' or '/session': a relative path gives the page a second copy.",
}
const restrictImports = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] })

const notRunMessage = 'A committed test always runs, and never alone: remove skip, only, todo or fixme.'
const everyTestRuns = [
  'MemberExpression[property.name=/^(skip|only|todo|fixme|fail|failing)$/]:has(Identifier.object[name=/^(it|test|describe|testInfo)$/])',
  'CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]',
].map((selector) => ({ selector, message: notRunMessage }))

export default tseslint.config(
  {
    ignores: [
      '**/{dist,.dev,.live,.nx,.data,.swc,test-results,playwright-report}/',
      'supabase/src/core/database.types.ts',
      'supabase/{.temp,.branches}/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { project: '.config/tsconfig.all.json', tsconfigRootDir: root } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `onClick={() => setOpen(false)}` is clear; braces add nothing.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      'max-lines': ['error', { max: 200, skipBlankLines: false, skipComments: false }],
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      'no-restricted-syntax': ['error', ...everyTestRuns],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      ...restrictImports(routerFacade, queryFacade, styledFacade, supabasePackages),
    },
  },
  { files: ['shared-ui/src/{query,router}.ts'], rules: restrictImports(supabasePackages) },
  { files: ['shell/server/**'], rules: restrictImports(serverRouter, queryFacade, styledFacade, supabasePackages) },
  { files: ['supabase/**'], rules: restrictImports(routerFacade, queryDescriptions, sharedOnceByName) },
  { files: ['e2e/**'], rules: restrictImports(routerFacade) },
  {
    files: appSource,
    ...jsxA11y.flatConfigs.strict,
    languageOptions: { globals: globals.browser },
    settings: {
      'jsx-a11y': { components: { Button: 'button', Input: 'input', Select: 'select', Textarea: 'textarea' } },
    },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // A region that scrolls must take the focus, or a keyboard can't reach what it hides.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['region', 'tabpanel'] }],
      // Safari takes a list without bullets for no list, unless its role says so.
      'jsx-a11y/no-redundant-roles': ['error', { nav: ['navigation'], ul: ['list'], ol: ['list'] }],
      'no-console': 'error',
    },
  },
  {
    ...reactHooks.configs.flat.recommended,
    files: appSource,
    rules: {
      ...reactHooks.configs.flat.recommended.rules,
      'react-hooks/exhaustive-deps': 'error',
      // Speaks of what the React Compiler can't memoize; we don't use the compiler.
      'react-hooks/incompatible-library': 'off',
    },
  },
  // Where analytics fails, the log is the only place to say so.
  { files: ['shell/src/analytics.ts'], rules: { 'no-console': 'off' } },
  {
    files: [...tests, '.config/**'],
    // A wrong `!` fails the test or ends the script, at once and in front of its author.
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  { files: ['.config/**', 'shell/server/**', 'e2e/**'], languageOptions: { globals: globals.node } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['**/*.{cjs,mjs}'], ...tseslint.configs.disableTypeChecked },
  {
    files: jestTests,
    ...jest.configs['flat/recommended'],
    rules: {
      ...jest.configs['flat/recommended'].rules,
      // Functions that assert are named after what they expect.
      'jest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', '**.expect*'] }],
    },
  },
  { files: ['**/*.test.tsx'], ...testingLibrary.configs['flat/react'] },
  {
    files: ['e2e/**/*.spec.ts'],
    ...playwright.configs['flat/recommended'],
    rules: {
      ...playwright.configs['flat/recommended'].rules,
      'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect'] }],
    },
  },
)
