import { resolve } from 'node:path'

// Inserts style rules one by one, as in production. As text, jsdom would parse all of them again for each new one.
process.env.SC_DISABLE_SPEEDY = 'false'

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
]

// Absolute, because Jest resolves a project's relative root against the parent's.
const rootDir = resolve(import.meta.dirname, '../..')

const shared = {
  rootDir,
  transform: { '\\.(ts|tsx|m?js)$': swc, '\\.(woff|svg|webp|jpg)$': resolve(import.meta.dirname, 'jest.file.cjs') },
  // Node loads the JavaScript of packages itself, ES modules too; fonts among them are loaded as the build loads them.
  transformIgnorePatterns: ['/node_modules/.*\\.[cm]?js$'],
  extensionsToTreatAsEsm: [],
  modulePathIgnorePatterns: ['/dist/', '/\\.dev/', '/\\.live/', '/\\.nx/'],
}

/** `unit` tests rules and pages in jsdom; `policy` tests a real database through its HTTP API. */
export default {
  rootDir,
  // On two busy cores, what takes a second alone may take ten.
  testTimeout: 60_000,
  // A test that waits for something that never comes fails after its time, but would keep Jest from ending.
  forceExit: true,
  // What test files leave behind adds up to gigabytes, and collecting it would stop the tests for seconds.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: '<rootDir>/.config/test/jest.jsdom.cjs',
      testMatch: [
        '<rootDir>/*/src/**/*.test.{ts,tsx}',
        '<rootDir>/shell/server/**/*.test.{ts,tsx}',
        '<rootDir>/.config/**/*.test.ts',
      ],
      setupFilesAfterEnv: ['<rootDir>/.config/test/jest.setup.ts'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/.config/test/jest.css.cjs',
        '^isomorphic-dompurify$': '<rootDir>/.config/test/jest.dompurify.cjs',
      },
    },
    {
      ...shared,
      displayName: 'policy',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/supabase/tests/**/*.test.ts'],
      globalSetup: '<rootDir>/supabase/tests/support/startDatabase.ts',
      globalTeardown: '<rootDir>/supabase/tests/support/stopDatabase.ts',
    },
  ],
}
