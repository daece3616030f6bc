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

const shared = {
  rootDir: '..',
  transform: { '\\.(ts|tsx|mjs)$': swc },
  extensionsToTreatAsEsm: [],
  modulePathIgnorePatterns: ['/dist/', '/.nx/'],
}

/** `unit` covers rules and pages in jsdom; `policy` talks to a real database through its HTTP API. */
export default {
  rootDir: '..',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/{shell,marketing,portal,backoffice,shared-ui,supabase}/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/.config/jest.setup.ts'],
      moduleNameMapper: { '\\.css$': '<rootDir>/.config/jest.css.cjs' },
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
