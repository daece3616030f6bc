import { renderPublicPage } from './renderPublicPage.ts'
import { startRenderWorker } from './startRenderWorker.ts'

// The entry of a render worker: a process without secrets, in which marketing's server bundle runs.
startRenderWorker(renderPublicPage)
