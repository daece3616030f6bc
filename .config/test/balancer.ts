import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { execa } from 'execa'

/**
 * Runs nginx as the load balancer of several shells on this machine: round robin, and a request that a shell did not answer is
 * sent to the next one, unless it may have changed something. `nginx` is the path of the executable.
 */
export async function startBalancer(nginx: string, port: number, shellPorts: number[]) {
  const folder = await mkdtemp(join(tmpdir(), 'fortnight-balancer-'))
  const file = (name: string) => join(folder, name)
  const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${file(name)};`,
  )
  const servers = shellPorts.map((shellPort) => `server 127.0.0.1:${shellPort} max_fails=1 fail_timeout=1s;`)
  const config = `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; worker_processes 1; pid ${file('pid')}; error_log /dev/null;
    events { worker_connections 4096; }
    http {
      access_log off; ${tempPaths.join(' ')}
      upstream shells { ${servers.join(' ')} keepalive 64; }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://shells;
          proxy_http_version 1.1;
          proxy_set_header Connection "";
          proxy_set_header Host $host;
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
          proxy_connect_timeout 1s;
        }
      }
    }`
  await writeFile(file('nginx.conf'), config)
  const server = execa(nginx, ['-p', folder, '-c', file('nginx.conf')], { reject: false })
  while (!(await isListening(port))) {
    if (server.exitCode !== null) throw new Error(`nginx has ended with code ${server.exitCode}.`)
    await wait(20)
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.kill('SIGTERM')
      await server
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function isListening(port: number) {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
