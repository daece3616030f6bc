/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { parser } from '@prometheus-io/lezer-promql'
import { parse } from 'yaml'
import { startMetrics } from '../../shell/server/metrics/readMetrics.testing.ts'

type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] }
type Rule = { alert: string; expr: string; annotations: { summary: string; action: string } }

const readFile = (name: string) => readFileSync(`.config/monitoring/${name}`, 'utf8')
const { panels } = JSON.parse(readFile('grafana-dashboard.json')) as Dashboard
const { groups } = parse(readFile('prometheus-alerts.yml')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)
const expressions = [
  // Grafana sets the interval.
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '5m'))),
  ...rules.map(({ expr }) => expr),
]

/** The nodes of a PromQL expression with this name: their text. */
function findNodes(expression: string, nodeName: string) {
  const texts: string[] = []
  parser.parse(expression).iterate({
    enter: ({ type, from, to }) => {
      if (nodeName === (type.isError ? 'error' : type.name)) texts.push(expression.slice(from, to))
    },
  })
  return texts
}

const metricsIn = (expression: string) =>
  findNodes(expression, 'VectorSelector').map((selector) => /^[\w:]+/.exec(selector)?.[0])

describe('the dashboard and the alerts', () => {
  it('have only valid expressions [METRIC-2]', () => {
    expect(expressions.length).toBeGreaterThan(20)
    expect(expressions.filter((expression) => findNodes(expression, 'error').length > 0)).toEqual([])
    expect(expressions.filter((expression) => metricsIn(expression).length === 0)).toEqual([])
  })

  it('use only metrics that the server has, and all of its own [METRIC-2]', async () => {
    const metrics = await startMetrics()
    const text = await metrics.readText()
    await metrics.stop()
    const names = [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name!)
    // Prometheus adds `up` itself.
    const used = expressions.flatMap(metricsIn).filter((name) => name !== 'up')
    const usedFamilies = new Set(used.map((name) => name?.replace(/_(bucket|count|sum)$/, '')))
    expect([...usedFamilies].filter((name) => !names.includes(name!))).toEqual([])
    expect(names.filter((name) => name.startsWith('fortnight_') && !usedFamilies.has(name))).toEqual([])
  })

  it('say for each alert in a sentence what to do [METRIC-2]', () => {
    expect(rules.length).toBeGreaterThan(8)
    for (const { alert, annotations } of rules) {
      expect([alert, annotations.summary]).toEqual([alert, expect.stringMatching(/^.{20,}\.$/)])
      expect([alert, annotations.action]).toEqual([alert, expect.stringMatching(/^[A-Z].{40,}\.$/)])
    }
  })
})
