/* For tests: texts that look as if they contained a password or a key, and others that do not. Put together at run time, so
   that scanners of the repository do not take them for real ones. */
const random = '1a2B3c4D5e6F7g8H9i0J1k2L'

export const secretTexts = [
  `-----BEGIN ${'RSA PRIVATE'} KEY-----`,
  `-----BEGIN ${'OPENSSH PRIVATE'} KEY-----\nMIIE`,
  `The key is ${'sk'}-${random}`,
  `${'sk'}-proj-${random}`,
  `${'sk'}_live_${random}`,
  `${'ghp'}_${random}`,
  `${'gho'}_${random}`,
  `${'github'}_pat_${random}`,
  `${'glpat'}-${random}`,
  `${'xoxb'}-${random}`,
  `${'AKIA'}IOSFODNN7EXAMPLE`,
  `${'AIza'}${random}`,
  `${'eyJ'}hbGciOiJIUzI1NiJ9.${random}.${random}`,
  `https://mara:${random}@git.example/agent`,
  'password: hunter2',
  'Password=hunter2',
  'The PASSWORD : hunter2',
  '"password": "hunter2"',
  'api key: 12345',
  'API_KEY=12345',
  'token: 12345',
  'client secret: 12345',
]

export const plainTexts = [
  'The passwords are in your password manager',
  'Passwords: in your vault',
  'Ask Mara for the password.',
  'Our access is removed, keys are replaced',
  'https://git.example/harbor-lane/agent?tab=code#readme',
  'Desk-side training for the front desk, risk-assessment',
  'The token limit is 4,096',
  'https://docs.example:8443/handbook',
]
