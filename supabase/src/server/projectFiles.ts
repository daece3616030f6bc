import type { serviceClient } from './serviceClient.ts'

type ServiceClient = ReturnType<typeof serviceClient>

type Upload = {
  uploader: string
  project: string
  /** Chosen by the browser, which repeats it when it tries again. */
  upload: string
  name: string
  note: string
  bytes: number
  maxFileBytes: number
  maxProjectBytes: number
}

/** Begins an upload; false when it is stored already. Throws database errors. */
export async function beginFileUpload(db: ServiceClient, { maxFileBytes, maxProjectBytes, ...upload }: Upload) {
  const limits = { max_file_bytes: maxFileBytes, max_project_bytes: maxProjectBytes }
  return (await db.rpc('begin_file_upload', { ...upload, ...limits }).throwOnError()).data
}

/** Remembers under which id Storage collects the parts of an upload. Throws database errors. */
export async function setStorageUpload(db: ServiceClient, upload: string, storageUpload: string) {
  await db.rpc('set_storage_upload', { upload, storage_upload: storageUpload }).throwOnError()
}

type BegunUpload = Pick<Upload, 'uploader' | 'project' | 'upload'>

/** What going on with an upload in parts needs; undefined when this person has no such upload. Throws database errors. */
export async function continueFileUpload(db: ServiceClient, upload: BegunUpload) {
  return (await db.rpc('continue_file_upload', upload).throwOnError()).data[0]
}

type StoredBytes = { mimeType: string; sha256: string; scanState: 'unscanned' | 'pending' }

/** Makes a version of an upload; false when it was removed in the meantime. Throws database errors. */
export async function finishFileUpload(
  db: ServiceClient,
  upload: string,
  { mimeType, sha256, scanState }: StoredBytes,
) {
  const version = { upload, mime_type: mimeType, sha256, scan_state: scanState }
  return (await db.rpc('finish_file_upload', version).throwOnError()).data
}

/** Removes an upload that has not ended; false when there is none, because it is finished or gone. Throws database errors. */
export async function cancelFileUpload(db: ServiceClient, upload: string) {
  return (await db.rpc('cancel_file_upload', { upload }).throwOnError()).data
}

/** What opening a version needs; undefined when it does not exist. Throws database errors. */
export async function storedFileVersion(db: ServiceClient, version: string) {
  return (await db.rpc('stored_file_version', { version }).throwOnError()).data[0]
}

/** The data that a person may export, while the session exists; null after its end. Throws database errors. */
export async function exportAccount(db: ServiceClient, account: string, session: string) {
  return (await db.rpc('export_account', { account, session }).throwOnError()).data as object | null
}

/** All versions of files in a client's projects, by project and file. Throws database errors. */
export async function exportedFileVersions(db: ServiceClient, account: string) {
  return (await db.rpc('exported_file_versions', { account }).throwOnError()).data
}

/** Paths of objects that nothing refers to any more, 100 at most. Throws database errors. */
export async function objectsToRemove(db: ServiceClient) {
  return (await db.rpc('objects_to_remove').throwOnError()).data
}

/** Forgets objects that were removed. Throws database errors. */
export async function forgetRemovedObjects(db: ServiceClient, paths: string[]) {
  await db.rpc('forget_removed_objects', { paths }).throwOnError()
}

/** Versions that wait for the virus scanner, ten at most. Throws database errors. */
export async function filesToScan(db: ServiceClient) {
  return (await db.rpc('files_to_scan').throwOnError()).data
}

/** Records what the scanner found in a version. Throws database errors. */
export async function recordScan(db: ServiceClient, version: string, isInfected: boolean) {
  await db.rpc('record_scan', { version, is_infected: isInfected }).throwOnError()
}
