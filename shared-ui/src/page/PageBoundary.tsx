import { QueryErrorResetBoundary, useQueryClient } from '@fortnight/shared-ui/query'
import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary, getErrorMessage } from 'react-error-boundary'
import { useLocation } from '@fortnight/shared-ui/router'
import { ButtonLink } from '../controls/ButtonLink.tsx'
import { ErrorState } from '../feedback/ErrorState.tsx'

/** Props of `PageBoundary`. `errorText` is a sentence fixed by the specification; it wins over the error's own message. */
export type PageBoundaryProps = {
  fallback: ReactNode
  errorTitle?: string | undefined
  errorText?: string | undefined
  children: ReactNode
}

type Words = { title: string; text: string | undefined }

const unknownError = 'Something went wrong on our side. Please try again in a moment.'

// React remembers for ever that a lazy part did not come, so only a new document can bring it: of the newest build.
const isMissingFile = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError'
const missingFile = 'A part of this page could not be loaded. The site may have been renewed since you opened it.'

/** React leaves a fallback in finished server HTML only where the content threw, so there it is the error view. */
function ServerError({ title, text }: Words) {
  const failed = useQueryClient()
    .getQueryCache()
    .getAll()
    .find((query) => query.state.status === 'error')
  return (
    <ErrorState title={title} message={text ?? (getErrorMessage(failed?.state.error) || unknownError)}>
      <ButtonLink href="" variant="secondary">
        Retry
      </ButtonLink>
    </ErrorState>
  )
}

/**
 * Waiting and failing of everything inside it, so that a screen reads as if its data were already there: the fallback
 * while data loads, the error view with Retry when it fails, a fresh start when the address changes.
 */
export function PageBoundary({
  fallback,
  errorTitle = 'Something went wrong',
  errorText,
  children,
}: PageBoundaryProps) {
  const { pathname, search } = useLocation()
  const onServer = typeof window === 'undefined'
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          onReset={reset}
          resetKeys={[pathname, search]}
          fallbackRender={({ error, resetErrorBoundary }) => (
            <ErrorState
              title={errorTitle}
              message={errorText ?? (isMissingFile(error) ? missingFile : getErrorMessage(error) || unknownError)}
              onRetry={isMissingFile(error) ? () => window.location.reload() : resetErrorBoundary}
            />
          )}
        >
          <Suspense fallback={onServer ? <ServerError title={errorTitle} text={errorText} /> : fallback}>
            {children}
          </Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}
