import { remotes } from '../../.config/workspace.ts'

export type PortPair = { web: number; api: number }

// FORTNIGHT_E2E_PORTS lets two runs share a machine. All ports are below the ephemeral range, where an outgoing
// connection could occupy one.
const firstWebPort = Number(process.env.FORTNIGHT_E2E_PORTS ?? 4400)
const portPair = (offset: number): PortPair => ({ web: firstWebPort + offset, api: firstWebPort + offset + 20_000 })

/** Added to the web port of a system, the first port that none of its servers takes: for one more server of a test. */
export const furtherPort = 1 + remotes.length

/** Ports of the systems under test, apart from those of a running product. Each system takes a web port for each area and one API port. */
export const ports = {
  shared: portPair(0),
  outages: portPair(20),
  redeploy: portPair(40),
  npmStart: portPair(50),
  directSupabase: portPair(70),
  analytics: portPair(80),
  thirdPartyOutages: portPair(90),
  passwordReset: portPair(100),
  emailConfirmation: portPair(110),
  slowDatabase: portPair(120),
  releaseAndRollback: portPair(130),
  contract: portPair(140),
  versionSkew: portPair(150),
  serverOperations: portPair(160),
  nginx: portPair(170),
  clientTimeouts: portPair(180),
  storedXssInPrices: portPair(190),
  perClientLimits: portPair(200),
  backOfficeTimeouts: portPair(210),
  storedXss: portPair(220),
  keyScreens: portPair(230),
  hostileBundles: portPair(240),
  consent: portPair(250),
  cluster: portPair(270),
  mailOutbox: portPair(300),
  projectMails: portPair(310),
  clientReminders: portPair(320),
  handover: portPair(330),
  wholeFortnight: portPair(340),
  projectFiles: portPair(280),
  storedXssInRooms: portPair(350),
  liveServers: portPair(260),
  resumableUploads: portPair(360),
  report: portPair(370),
  flags: portPair(380),
  pins: portPair(390),
  webVitals: portPair(400),
  ownPages: portPair(410),
  trial: portPair(420),
  canary: portPair(430),
}
