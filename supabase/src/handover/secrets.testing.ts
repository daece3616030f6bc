/* For tests: texts that look as if they contained a password or a key, and others that do not. Put together at run time, so
   that scanners of the repository do not take them for real ones. */
const random = '1a2B3c4D5e6F7g8H9i0J1k2L'
const joined = (...parts: string[]) => parts.join('')

export const secretTexts = [
  joined('-----BEGIN ', 'RSA PRIVATE KEY-----'),
  joined('-----BEGIN ', 'OPENSSH PRIVATE KEY-----\nMIIE'),
  joined('The key is ', 'sk', `-${random}`),
  joined('sk', `-proj-${random}`),
  joined('sk', `_live_${random}`),
  joined('ghp', `_${random}`),
  joined('gho', `_${random}`),
  joined('github', `_pat_${random}`),
  joined('glpat', `-${random}`),
  joined('xoxb', `-${random}`),
  joined('AKIA', 'IOSFODNN7EXAMPLE'),
  joined('AIza', random),
  joined('eyJ', `hbGciOiJIUzI1NiJ9.${random}.${random}`),
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
