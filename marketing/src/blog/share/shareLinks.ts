/** Where a post can be shared without a script: plain links, in the order they are shown. [POST-10] */
export function shareLinks(url: string, title: string) {
  const [address, words] = [encodeURIComponent(url), encodeURIComponent(title)]
  return [
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { name: 'Twitter', href: `https://twitter.com/intent/tweet?url=${address}&text=${words}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    { name: 'Email', href: `mailto:?subject=${words}&body=${address}` },
  ]
}
