import { DownloadPdf } from '@fortnight/shared-ui/room/signOff/DownloadPdf'
import { certificateErrorMessage, certificateFileName, certificatePdf } from '@fortnight/supabase/signOff/certificate'

/** Downloads the certificate of a project. [FORT-155] */
export const CertificatePdf = ({ project, code }: { project: string; code: string }) => (
  <DownloadPdf
    variant="primary"
    fileName={certificateFileName(code)}
    load={() => certificatePdf(project)}
    messageFor={certificateErrorMessage}
  />
)
