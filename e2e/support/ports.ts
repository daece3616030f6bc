// FORTNIGHT_E2E_PORTS lets two runs share a machine. All ports are below the ephemeral range, where an outgoing
// connection could occupy one.
const firstPort = Number(process.env.FORTNIGHT_E2E_PORTS ?? 4400)
const portsAt = (offset: number) => ({ web: firstPort + offset, api: firstPort + offset + 20_000 })

/** Ports of the systems under test, apart from those of a running product. Each system takes four web ports and one API port. */
export const ports = {
  shared: portsAt(0),
  resilience: portsAt(20),
  redeploy: portsAt(40),
  restart: portsAt(50),
  direct: portsAt(70),
  analytics: portsAt(80),
  publicOutages: portsAt(90),
  passwordReset: portsAt(100),
  emailConfirmation: portsAt(110),
  slowDatabase: portsAt(120),
  release: portsAt(130),
  contract: portsAt(140),
  skew: portsAt(150),
  server: portsAt(160),
  nginx: portsAt(170),
  hangingDatabase: portsAt(180),
  storedPrices: portsAt(190),
  oneVisitor: portsAt(200),
  hangingBackOffice: portsAt(210),
}
