export const withoutField = (search: string, field: string): string => {
  const left = new URLSearchParams(search);
  left.delete(field);
  return left.size > 0 ? `?${left}` : "";
};
