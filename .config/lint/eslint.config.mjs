import { resolve } from 'node:path'
import eslint from '@eslint/js'
import jest from 'eslint-plugin-jest'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import playwright from 'eslint-plugin-playwright'
import reactHooks from 'eslint-plugin-react-hooks'
import testingLibrary from 'eslint-plugin-testing-library'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { plainWords } from './plainWords.ts'

const root = resolve(import.meta.dirname, '../..')

const appSource = ['*/src/**/*.{ts,tsx}', 'shared-ui/.storybook/*.{ts,tsx}']
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
  // Only the server uses the last one.
  allowImportNames: ['createGlobalStyle', 'css', 'keyframes', 'styled', 'ServerStyleSheet'],
  message: 'Browsers get only these exports: see .config/build/styledComponents.mjs.',
}
// Query descriptions take a few bytes and no React context, so the data layer may import them directly.
const queryDescriptions = {
  ...queryFacade,
  allowImportNames: ['MutationOptions', 'QueryClient', 'mutationOptions', 'queryOptions'],
}
const serverRouter = { ...routerFacade, allowImportNames: ['StaticRouter'] }
const supabasePackages = {
  regex: '^@supabase/',
  message: "Import a query module of '@fortnight/supabase': only it knows how data is fetched.",
}
const restrictImports = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] })

const notRunMessage = 'Committed tests always run, and all of them: remove skip, only, todo or fixme.'
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
  { files: ['supabase/**'], rules: restrictImports(routerFacade, queryDescriptions) },
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
      // A scrollable region must be focusable, or keyboard users cannot scroll it.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['region', 'tabpanel'] }],
      // Safari treats a list without bullets as a list only when its role says so.
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
      // About code that the React Compiler cannot memoize; it is not used here.
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    files: [...appSource, 'shell/server/**/*.{ts,tsx}'],
    ignores: tests,
    plugins: { 'plain-words': plainWords },
    rules: { 'plain-words/texts': ['error', 'words'] },
  },
  {
    files: [...appSource, 'shell/server/account/*Mail.ts'],
    ignores: tests,
    rules: { 'plain-words/texts': ['error', 'words and quotes'] },
  },
  { files: ['supabase/seeds/*.sql'], plugins: { 'plain-words': plainWords }, processor: 'plain-words/seeds' },
  // An analytics error can only be reported in the console.
  { files: ['shell/src/analytics.ts'], rules: { 'no-console': 'off' } },
  {
    files: [...tests, '.config/**'],
    // A wrong `!` fails the test or the script at once.
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
