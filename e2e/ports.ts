/** Ports of the system under test, away from those of a running product. Each stack takes four web ports and one for the API. */
export const ports = {
  shared: { web: 4400, api: 54400 },
  resilience: { web: 4420, api: 54420 },
  redeploy: { web: 4440, api: 54440 },
  restart: { web: 4450, api: 54450 },
  publicOutages: { web: 4490, api: 54490 },
  analytics: { web: 4480, api: 54480 },
}
