import { resolve } from 'node:path'

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

// Absolute: Jest resolves a project's relative root against the parent's.
const rootDir = resolve(import.meta.dirname, '..')

const shared = {
  rootDir,
  transform: { '\\.(ts|tsx|m?js)$': swc },
  // The server-side sanitiser's document is built on packages that are ES modules only; Jest must translate them.
  transformIgnorePatterns: ['/node_modules/(?!(.*/)?(@exodus|@asamuzakjp|@csstools|parse5|entities)/)'],
  extensionsToTreatAsEsm: [],
  modulePathIgnorePatterns: ['/dist/', '/.dev/', '/.nx/'],
}

/** `unit` covers rules and pages in jsdom; `policy` talks to a real database through its HTTP API. */
export default {
  rootDir,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: '<rootDir>/.config/jest.jsdom.cjs',
      testMatch: ['<rootDir>/{shell,marketing,portal,backoffice,shared-ui,supabase}/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/.config/jest.setup.ts'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/.config/jest.css.cjs',
        '^isomorphic-dompurify$': '<rootDir>/.config/jest.dompurify.cjs',
      },
    },
    {
      ...shared,
      displayName: 'policy',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/supabase/tests/**/*.test.ts'],
      globalSetup: '<rootDir>/supabase/tests/startDatabase.ts',
      globalTeardown: '<rootDir>/supabase/tests/stopDatabase.ts',
    },
  ],
}
