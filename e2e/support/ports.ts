// Another base lets two runs on one machine keep out of each other's way.
// Below the ports that systems give to outgoing connections, or one of those may hold a port when a test needs it.
const base = Number(process.env.FORTNIGHT_E2E_PORTS ?? 4400)
const at = (offset: number) => ({ web: base + offset, api: base + offset + 20_000 })

/** Ports of the system under test, away from those of a running product. Each stack takes four web ports and one for the API. */
export const ports = {
  shared: at(0),
  resilience: at(20),
  redeploy: at(40),
  restart: at(50),
  direct: at(70),
  analytics: at(80),
  publicOutages: at(90),
  passwordReset: at(100),
  emailConfirmation: at(110),
  slowDatabase: at(120),
  release: at(130),
  contract: at(140),
  skew: at(150),
  server: at(160),
  nginx: at(170),
  hangingDatabase: at(180),
  storedPrices: at(190),
  oneVisitor: at(200),
  hangingBackOffice: at(210),
}
