import { PageHead } from '@fortnight/shared-ui/page/PageHead'
import { breadcrumbs, structuredData } from '@fortnight/shared-ui/page/StructuredData'
import { NextStepSection } from '../layout/section/NextStepSection.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { Comparison } from './Comparison.tsx'
import { Glossary } from './Glossary.tsx'
import { AgentLoop } from './AgentLoop.tsx'
import { WhenNotToUse } from './WhenNotToUse.tsx'

/** Explains what an AI agent is, at /what-is-ai-agent. */
export default function WhatIsPage() {
  return (
    <>
      <PageHead
        title="What is an AI agent? In plain words"
        description="An AI agent is a program with a goal instead of a script: it reads, decides, uses your tools and checks the result. How it differs from a chatbot, in one table."
        keywords={[
          'what is an AI agent',
          'AI agent definition',
          'chatbot vs AI agent',
          'AI agent explained',
          'agentic AI',
        ]}
        canonicalPath="/what-is-ai-agent"
        structuredData={structuredData(breadcrumbs({ name: 'What is an AI agent?', path: '/what-is-ai-agent' }))}
      />
      <PageHeader
        name="What is an AI agent?"
        pattern="loop"
        title="What is an AI agent?"
        lead={
          <>
            <p>
              <strong>A program with a goal instead of a script.</strong> It reads what comes in, decides what to do
              next, uses your tools to do it, and checks the result.
            </p>
            <p>
              Think of a new colleague who reads fast, never gets tired, and knows your handbook by heart, but needs
              clear limits and someone to ask.
            </p>
          </>
        }
      />
      <AgentLoop />
      <Comparison />
      <WhenNotToUse />
      <Glossary />
      <NextStepSection
        title="Have a job for an agent?"
        lead="Describe it, and a developer will tell you what they think. Or see six jobs that suit an agent, with the numbers."
        next={{ to: '/ai-agent-use-cases', label: 'See Six Use Cases' }}
      />
    </>
  )
}
