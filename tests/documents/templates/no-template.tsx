export const pages = () => []
