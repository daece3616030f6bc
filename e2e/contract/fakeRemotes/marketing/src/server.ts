export { default as App } from './App.tsx'

/** Every page exists and needs no data. */
export const prefetch = () => Promise.resolve({ status: 200 })

export const endpoints = {
  'GET /robots.txt': () => Promise.resolve(new Response('Fake robots')),
}
