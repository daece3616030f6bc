import { QueryErrorResetBoundary, useQueryClient } from '@fortnight/shared-ui/query'
import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary, getErrorMessage } from 'react-error-boundary'
import { useLocation } from '@fortnight/shared-ui/router'
import { ButtonLink } from '../controls/ButtonLink.tsx'
import { ErrorState } from '../feedback/ErrorState.tsx'

/** Props of `PageBoundary`. `errorText` replaces the message of the error. */
export type PageBoundaryProps = {
  fallback: ReactNode
  errorTitle?: string | undefined
  errorText?: string | undefined
  children: ReactNode
}

type ServerErrorProps = { title: string; text: string | undefined }

const unknownError = 'Something went wrong on our side. Please try again in a moment.'

// React caches the failed import of a lazy component, so only a reload can fetch it again, from the latest build.
const isChunkLoadError = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError'
const chunkLoadErrorText =
  'A part of this page could not be loaded. The site may have been updated since you opened it.'

/** Error view on the server: complete server HTML holds the Suspense fallback only where the content threw. */
function ServerError({ title, text }: ServerErrorProps) {
  const failedQuery = useQueryClient()
    .getQueryCache()
    .getAll()
    .find((query) => query.state.status === 'error')
  return (
    <ErrorState title={title} message={text ?? (getErrorMessage(failedQuery?.state.error) || unknownError)}>
      <ButtonLink href="" variant="secondary">
        Retry
      </ButtonLink>
    </ErrorState>
  )
}

/**
 * Shows the fallback while its content loads, and an error view with Retry when that fails, so that pages are written as
 * if their data were there. It resets when the URL changes.
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
              message={
                errorText ?? (isChunkLoadError(error) ? chunkLoadErrorText : getErrorMessage(error) || unknownError)
              }
              onRetry={isChunkLoadError(error) ? () => window.location.reload() : resetErrorBoundary}
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
