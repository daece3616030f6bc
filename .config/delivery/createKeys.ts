// `npm run release:keys -- marketing`: makes the keys that sign the releases of an area, and prints where each one belongs.
import { remotes, remoteVariable } from '../workspace.ts'
import { createKeyPair } from './signingKeys.ts'

const area = remotes.find((remote) => remote === process.argv[2])

if (area) {
  const { privateKey, publicKey } = createKeyPair()
  console.log(`Where ${area} is released, as a secret (environment production-${area} on GitHub). It is not shown again:
FORTNIGHT_SIGNING_KEY=${privateKey}

On every server of the shell; add it to an earlier key after a comma:
${remoteVariable(area, 'PUBLIC_KEYS')}=${publicKey}`)
} else {
  console.error(`Name the area whose releases the keys will sign: ${remotes.join(', ')}.`)
  process.exitCode = 1
}
