import express, { type ErrorRequestHandler, type RequestHandler, type Response, Router } from 'express'
import { preventStoring, sendError } from '../http/responses.ts'
import { limitRate } from '../limits/rateLimit.ts'
import { settings } from '../settings.ts'
import { createFileLinks } from './createFileLinks.ts'
import { createExportLink, streamExport } from './exportData.ts'
import { sendFileError } from './fileErrors.ts'
import { callerKey, loadFilesCaller, requireSecretKey } from './filesCaller.ts'
import { openFile } from './openFile.ts'
import { beginUploadInParts, cancelUploadInParts, sendUploadOffset, storePart } from './parts/uploadInParts.ts'
import { uploadFile } from './upload/uploadFile.ts'
import { limitActiveUploads } from './upload/uploadSlots.ts'

const linksPerMinute = 600
const partsPerMinute = 600
// The only size that Supabase Storage accepts, but for the last part.
const partBytes = 6 * 1024 * 1024
const exportsPerHour = 10

/**
 * The files of projects: uploads, links to them, and the export of a client's data. Who may do what, the database decides;
 * the bytes are in a private bucket that only this server opens.
 */
export function projectFiles() {
  const router = Router()
  const { fileUploadsPerMinute } = settings.limits
  router.use(preventStoring, requireSecretKey)
  router.get('/limits', sendLimits)
  router.post(
    '/links',
    limitRate({ name: 'file links', limit: linksPerMinute }, rejectRateLimited),
    express.json({ limit: '16kb', inflate: false }),
    createFileLinks,
  )
  router.post(
    '/export-link',
    loadFilesCaller,
    limitRate(
      { name: 'exports:account', limit: exportsPerHour, windowSeconds: 3_600, keyOf: callerKey },
      rejectRateLimited,
    ),
    createExportLink,
  )
  router.get('/export', streamExport)
  router.get('/open/:version/:name', openFile)
  router.post(
    '/:project/:upload',
    requireIds,
    limitRate({ name: 'file uploads', limit: fileUploadsPerMinute }, rejectRateLimited),
    limitActiveUploads,
    loadFilesCaller,
    limitRate({ name: 'file uploads:account', limit: fileUploadsPerMinute, keyOf: callerKey }, rejectRateLimited),
    ...(settings.files.resumesUploads ? [beginUploadInParts] : []),
    uploadFile,
  )
  if (settings.files.resumesUploads) addUploadsInParts(router)
  router.use((request, response) => sendError(request, response, 404, 'There is nothing at this address.'))
  router.use(handleUnreadableBody)
  return router
}

function addUploadsInParts(router: Router) {
  const checks = [
    requireIds,
    limitRate({ name: 'file parts', limit: partsPerMinute }, rejectRateLimited),
    loadFilesCaller,
    limitRate({ name: 'file parts:account', limit: partsPerMinute, keyOf: callerKey }, rejectRateLimited),
  ]
  const path = '/:project/:upload'
  router.head(path, ...checks, sendUploadOffset)
  router.patch(path, limitActiveUploads, ...checks, storePart)
  router.delete(path, ...checks, cancelUploadInParts)
}

const sendLimits: RequestHandler = (_request, response) => {
  const { maxFileBytes, maxProjectBytes, scanUrl, resumesUploads } = settings.files
  const limits = { maxFileBytes, maxProjectBytes, isScanned: scanUrl !== '' }
  response.json({ ...limits, ...(resumesUploads && { partBytes }) })
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const requireIds: RequestHandler<{ project: string; upload: string }> = ({ params }, response, next) => {
  if (uuid.test(params.project) && uuid.test(params.upload)) next()
  else sendFileError(response, 404, 'There is nothing at this address.')
}

const rejectRateLimited = (_request: unknown, response: Response, wait: string) =>
  sendFileError(response, 429, `Too many requests. Please wait ${wait} and try again.`)

const handleUnreadableBody: ErrorRequestHandler = (error: { status?: number }, _request, response, next) => {
  if (error.status && error.status < 500) sendFileError(response, 400, 'This request cannot be read. Please try again.')
  else next(error)
}
