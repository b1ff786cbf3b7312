import { Component, type ReactNode } from 'react'

type Props = {
  /** Its name in the console. */
  name: string
  /** Replaces children that throw. */
  fallback: ReactNode
  /** Another value renders the children again. */
  attempt?: string
  children: ReactNode
}

type State = { hasFailed: boolean; attempt: string | undefined }

/**
 * Keeps an error in one island from replacing the page with the error screen. The fallback carries no
 * `data-island`: delivery/browser/loader.ts would wait for it to hydrate.
 */
export class IslandBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, attempt: this.props.attempt }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ attempt }: Props, state: State): State | null {
    return attempt === state.attempt ? null : { hasFailed: false, attempt }
  }

  override componentDidCatch(error: unknown) {
    console.error(`The ${this.props.name} stopped working.`, error)
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
