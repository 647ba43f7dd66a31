/** The signed-in user and the rights of their roles; the API decides again on each call. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Alert, Button, Stack, TextInput } from "@mantine/core";
import { createContext, useContext, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { me, operationOf, signOut, supabase } from "./api.ts";
import { useIdle } from "./idle.ts";
import { Problem, sentenceOf } from "./problem.tsx";
import type { Role } from "./types.ts";
import { setLanguage, t, useLanguage } from "./words/index.ts";

export interface Staff {
  id: string;
  username: string;
  roles: readonly Role[];
  may: (operation: string) => boolean;
}

const Context = createContext<Staff | undefined>(undefined);
export const useStaff = () => useContext(Context)!;

export function Session({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [user, setUser] = useState<string | null>();
  useEffect(() => {
    const { data } = supabase.auth.onAuthStateChange((_, session) => {
      setUser((before) => {
        // The next user must not see this user's data.
        if (before && before !== session?.user.id) client.clear();
        return session?.user.id ?? null;
      });
    });
    return () => data.subscription.unsubscribe();
  }, [client]);
  const profile = useQuery({ queryKey: ["me", user], queryFn: me, enabled: Boolean(user) });

  useIdle(user);

  if (user === null) return <SignIn />;
  // Later failures leave the page, and what is being typed there.
  if (!profile.data) {
    return (
      <main>
        {profile.error
          ? (
            <>
              <Problem error={profile.error} again={() => profile.refetch()} />
              <Button onClick={signOut}>{t("signOut")}</Button>
            </>
          )
          : <p>{t("loading")}</p>}
      </main>
    );
  }
  const { id, username, roles } = profile.data;
  if (roles.length === 0) {
    return (
      <main>
        <h1>{t("panel")}</h1>
        <p role="alert">{t("notStaff")}</p>
        <Button onClick={signOut}>{t("signOut")}</Button>
      </main>
    );
  }
  const may = (name: string) => operationOf(name).roles.some((role) => roles.includes(role));
  return <Context value={{ id, username, roles, may }}>{children}</Context>;
}

function SignIn() {
  const language = useLanguage();
  const [error, setError] = useState<string | null>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const [email, password] = [String(given.get("email")), String(given.get("password"))];
    setBusy(true);
    const { error } = await supabase.auth.signInWithPassword({ email, password });
    setBusy(false);
    setError(error && (error.status === 400 ? t("wrongPassword") : sentenceOf(error)));
  };
  return (
    <main>
      <title>{t("panel")}</title>
      <h1>{t("panel")}</h1>
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            name="email"
            label={t("email")}
            type="email"
            autoComplete="username"
            required
            autoFocus
          />
          <TextInput
            name="password"
            label={t("password")}
            type="password"
            autoComplete="current-password"
            required
          />
          {error && <Alert color="red">{error}</Alert>}
          <Button type="submit" variant="filled" loading={isBusy}>{t("signIn")}</Button>
          <Button variant="subtle" onClick={() => setLanguage(language === "id" ? "en" : "id")}>
            {t("language")}
          </Button>
        </Stack>
      </form>
    </main>
  );
}
