/* For tests: every component of the sign-off. */
import type { ReactElement } from 'react'
import type { CommonProps } from '../../componentFiles.testing.ts'
import { AcceptedWork } from './AcceptedWork.tsx'
import { CertificateFacts } from './CertificateFacts.tsx'
import { DownloadPdf } from './DownloadPdf.tsx'
import { MissingConditions } from './MissingConditions.tsx'
import { sampleRecord, sampleWork } from './samples.testing.ts'

/** Renders each component with the given root props. */
export const signOffComponents: Record<string, (common: CommonProps) => ReactElement> = {
  AcceptedWork: (common) => <AcceptedWork work={sampleWork} {...common} />,
  CertificateFacts: (common) => (
    <CertificateFacts record={sampleRecord} zone="Europe/Lisbon" city="Lisbon" {...common} />
  ),
  DownloadPdf: (common) => (
    <DownloadPdf
      fileName="certificate.pdf"
      load={() => Promise.resolve(new Blob())}
      messageFor={() => 'Please try again.'}
      {...common}
    />
  ),
  MissingConditions: (common) => (
    <MissingConditions side="client" missing={['start', 'musts']} paths={{ musts: '/project/1/cases' }} {...common} />
  ),
}
