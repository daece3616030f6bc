import App from '../../../portal/src/App.tsx'
import { renderStandalone } from './renderStandalone.tsx'
import { SignedInArea } from './SignedInArea.tsx'

renderStandalone(<SignedInArea name="Client portal" homePath="/dashboard" App={App} />)
