import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { ClientPage } from '../../layout/ClientPage.tsx'
import { ProjectLoader } from '../ProjectLoader.tsx'
import { Certificate } from './Certificate.tsx'

/** The page at /project/:id/certificate: the certificate of the sign-off, made for printing. [FORT-154] */
export default function CertificatePage() {
  return (
    <ClientPage>
      {(client) => (
        <ProjectLoader client={client} mode="certificate">
          {(project) => (
            <PageBoundary
              fallback={<Skeleton lines={8} label="Loading the certificate…" />}
              errorTitle="The certificate could not be loaded"
            >
              <Certificate project={project} />
            </PageBoundary>
          )}
        </ProjectLoader>
      )}
    </ClientPage>
  )
}
