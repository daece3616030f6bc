import App from '../../../backoffice/src/App.tsx'
import { renderStandalone } from './renderStandalone.tsx'
import { SignedInArea } from './SignedInArea.tsx'

renderStandalone(<SignedInArea name="Back office" homePath="/admin" App={App} />)
